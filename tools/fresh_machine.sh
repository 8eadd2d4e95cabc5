#!/usr/bin/env bash
# Try the README's two commands on a fresh machine: a bare Debian tree with a clone in it, in which
# nothing is installed but what the README asks for.
#
#   sudo tools/fresh_machine.sh 12             # make run on Debian 12
#   sudo tools/fresh_machine.sh 13 --test      # make run, then make test, on Debian 13
#
#   --mirror URL   where Debian's packages come from (default: what apt uses here)
#   --work FOLDER  keep the bare trees there, for the next time (default: a temporary folder)
#
# Needs root and debootstrap. Settings for pip, uv and npm are those of this machine: the variables
# PIP_*, UV_*, NPM_CONFIG_*, *_proxy and those that name certificates, the certificates themselves,
# and the files of the user who calls.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
port=8732
runs_within=600

fail() {
    echo "fresh_machine: $*" >&2
    exit 2
}

declare -A suites=([12]=bookworm [13]=trixie)
declare -A asked=([run]="make python3 python3-venv" [test]="gcc libc6-dev python3-dev git chromium")
release='' mirror='' work='' tests=no
arguments=("$@")
while (($#)); do
    case $1 in
    12 | 13) release=$1 ;;
    --mirror) mirror=${2:?} && shift ;;
    --work) work=${2:?} && shift ;;
    --test) tests=yes ;;
    *) fail "unknown: $1; the first lines of this file say what can be given" ;;
    esac
    shift
done
[[ -n $release ]] || fail "which Debian: 12 or 13?"
((EUID == 0)) || fail "only root can make a tree and enter it"
command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap"

# In namespaces of its own, whatever is mounted or still running goes when this script ends.
if [[ -z ${FRESH_MACHINE_INSIDE:-} ]]; then
    FRESH_MACHINE_INSIDE=yes exec unshare --mount --pid --fork --kill-child "$0" "${arguments[@]}"
fi

if [[ -z $mirror ]]; then
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' |
        grep -v security | head -n 1 || true)
    [[ -n $mirror ]] || fail "apt names no mirror of Debian here: give --mirror URL"
fi

temporary=$(mktemp --directory)
trap 'umount --recursive --lazy "$temporary/tree/dev" "$temporary/tree/proc" 2>/dev/null || true; rm -rf --one-file-system "$temporary"' EXIT
base=${work:-$temporary}/debian-$release
tree=$temporary/tree
home=/home/guest

if [[ ! -e $base/bare ]]; then
    began=$SECONDS
    mkdir -p "$(dirname "$base")"
    debootstrap --variant=minbase "${suites[$release]}" "$base" "$mirror" >"$temporary/log" ||
        fail "debootstrap failed: $(tail -n 1 "$temporary/log")"
    touch "$base/bare"
    echo "a bare Debian $release: $((SECONDS - began)) s"
fi
cp --archive "$base" "$tree"
cp /etc/resolv.conf /etc/hosts "$tree/etc/"
! [[ -e /etc/pip.conf ]] || cp /etc/pip.conf "$tree/etc/"
mount -t proc proc "$tree/proc"
mount --rbind /dev "$tree/dev"

inside() {
    local settings
    mapfile -t settings < <(env | grep --extended-regexp --ignore-case \
        '^(pip|uv|npm_config)_|^[a-z]*_proxy=|^(ssl_cert|node_extra_ca|requests_ca)')
    env --ignore-environment "${settings[@]}" LANG=C.UTF-8 HOME="${HOME_INSIDE:-/root}" \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        chroot "$@"
}
as_guest() {
    HOME_INSIDE=$home inside --userspec=guest "$tree" /bin/sh -c "cd ~/meadhall && $1"
}
install_packages() {
    local began=$SECONDS
    inside "$tree" /bin/sh -c "apt-get update && DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-install-recommends $*" >"$temporary/log" 2>&1 ||
        fail "apt-get failed: $(tail -n 1 "$temporary/log")"
    # This machine may trust an authority of its own; the package of certificates replaces it.
    cp /etc/ssl/certs/ca-certificates.crt "$tree/etc/ssl/certs/"
    echo "apt-get install $*: $((SECONDS - began)) s"
}
megabytes() {
    du --summarize --block-size=MB "$tree$home/meadhall/$1" | cut --fields=1
}

is_healthy() {
    exec 3<>"/dev/tcp/127.0.0.1/$port"
    printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
    grep --quiet '200 OK' <&3
}

# Starts make run, waits until the server answers, and asks it to end.
try_run() {
    local began=$SECONDS
    as_guest "echo \$\$ >~/session; MEADHALL_PORT=$port exec setsid make run" \
        >"$temporary/log" 2>&1 &
    until (is_healthy) 2>/dev/null; do
        if ! kill -0 "$!" 2>/dev/null || ((SECONDS - began > runs_within)); then
            cat "$temporary/log" >&2
            fail "make run did not serve"
        fi
        sleep 0.2
    done
    echo "$1: $((SECONDS - began)) s until it serves; $(as_guest '.venv/bin/meadhall --version')"
    grep --only-matching 'The engine stays[^"]*' "$temporary/log" || true
    kill -TERM -- "-$(cat "$tree$home/session")"
    wait "$!" || true
}

install_packages "${asked[run]}"
inside "$tree" useradd --create-home guest
for file in .npmrc .config/pip/pip.conf .config/uv/uv.toml; do
    if [[ -e $HOME/$file ]]; then
        mkdir -p "$(dirname "$tree$home/$file")"
        cp "$HOME/$file" "$tree$home/$file"
    fi
done
git -c safe.directory='*' clone --quiet "$project" "$tree$home/meadhall"
inside "$tree" chown --recursive guest: "$home"

try_run "make run, the first time"
echo "in .venv $(megabytes .venv); to build the page: .node $(megabytes .node)," \
    "web/node_modules $(megabytes web/node_modules)"
try_run "make run, again"

if [[ $tests == yes ]]; then
    install_packages "${asked[test]}"
    began=$SECONDS
    as_guest "make test"
    echo "make test: $((SECONDS - began)) s"
fi
