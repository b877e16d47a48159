#!/bin/sh
# The namespace and the search attributes of the case workflow (deploy/engines/temporal.mjs has the list); repeatable.
set -eu
operator() {
  temporal operator "$@" --tls-ca-path "${TEMPORAL_CA_FILE}" \
    --tls-cert-path "${TEMPORAL_CERTIFICATE_FILE}" --tls-key-path "${TEMPORAL_CERTIFICATE_KEY_FILE}"
}
operator namespace describe --namespace "${TEMPORAL_NAMESPACE}" >/dev/null 2>&1 ||
  operator namespace create --namespace "${TEMPORAL_NAMESPACE}" --retention 30d
register() {
  operator search-attribute create --namespace "${TEMPORAL_NAMESPACE}" \
    --name CaseId --type Int \
    --name CaseRevision --type Int \
    --name CaseStatus --type Int \
    --name CasePhase --type Keyword \
    --name CaseAttention --type Keyword \
    --name WaitingFor --type Keyword \
    --name WaitingSince --type Datetime \
    --name DueAt --type Datetime \
    --name LegalForm --type Keyword
}
# A new namespace is known to all parts of the server only some seconds later.
tries=30
until register; do
  tries=$((tries - 1))
  [ "${tries}" -gt 0 ] || exit 1
  sleep 2
done
