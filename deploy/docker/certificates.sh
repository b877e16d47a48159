#!/bin/sh
# The authority of the engines and the certificates of its engines and clients, in the folder of the secrets; repeatable.
# What expires within 90 days, or is of an earlier authority, is issued anew.
set -eu
umask 077
mkdir -p "$1"
cd "$1"

soon=7776000
draft="$(mktemp -d)"
trap 'rm -rf "${draft}"' EXIT

is_good() {
  [ -s "$1" ] && openssl x509 -noout -checkend "${soon}" -in "$1" >/dev/null 2>&1 &&
    openssl verify -CAfile ENGINES_CA "$1" >/dev/null 2>&1
}

make_key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "${draft}/key"; }

# issue <name in the certificate>: a certificate for a server of that name, on this machine too, or for a client.
issue() {
  make_key
  printf 'basicConstraints=critical,CA:FALSE\nsubjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\n' "$1" >"${draft}/extensions"
  openssl req -new -key "${draft}/key" -subj "/CN=$1" -out "${draft}/request"
  openssl x509 -req -in "${draft}/request" -CA ENGINES_CA -CAkey ENGINES_CA_KEY -days 730 \
    -set_serial "0x1$(openssl rand -hex 15)" -extfile "${draft}/extensions" -out "${draft}/certificate" 2>/dev/null
}

if ! is_good ENGINES_CA; then
  make_key
  openssl req -x509 -new -key "${draft}/key" -subj '/CN=Kontor engines' -days 3650 -out "${draft}/authority" \
    -addext 'keyUsage=critical,keyCertSign'
  mv "${draft}/key" ENGINES_CA_KEY
  mv "${draft}/authority" ENGINES_CA
  chmod 444 ENGINES_CA
fi

# The two engines that want certificate and key in separate files, and the clients that Temporal knows by certificate.
for pair in nats:NATS_CERTIFICATE:NATS_CERTIFICATE_KEY temporal:TEMPORAL_CERTIFICATE:TEMPORAL_CERTIFICATE_KEY \
  portal:TEMPORAL_CERTIFICATE_PORTAL:TEMPORAL_CERTIFICATE_KEY_PORTAL \
  worker:TEMPORAL_CERTIFICATE_WORKER:TEMPORAL_CERTIFICATE_KEY_WORKER \
  event-bridge:TEMPORAL_CERTIFICATE_EVENT_BRIDGE:TEMPORAL_CERTIFICATE_KEY_EVENT_BRIDGE \
  operator:TEMPORAL_CERTIFICATE_OPERATOR:TEMPORAL_CERTIFICATE_KEY_OPERATOR; do
  name="${pair%%:*}"
  files="${pair#*:}"
  if is_good "${files%%:*}" && [ -s "${files#*:}" ]; then continue; fi
  issue "${name}"
  # The key first: a certificate that is there has its key.
  mv "${draft}/key" "${files#*:}"
  mv "${draft}/certificate" "${files%%:*}"
done

if ! is_good MONGO_TLS; then
  issue mongo
  cat "${draft}/key" "${draft}/certificate" >"${draft}/both"
  mv "${draft}/both" MONGO_TLS
fi
