/** Text with a minus sign before its negative numbers, where formatting them has left a hyphen. */
export const withMinus = (text: string | number): string => String(text).replace(/(?<![\p{L}\d–-])-(?=\d)/gu, "−");
