#!/bin/sh
# Creates Temporal's two databases and brings their schema to the version of the server; repeatable.
set -eu
SQL_PASSWORD="$(cat "${TEMPORAL_DB_PASSWORD_FILE}")"
export SQL_PASSWORD
for database in temporal temporal_visibility; do
  case "${database}" in
    temporal) schema=postgresql/v12/temporal ;;
    *) schema=postgresql/v12/visibility ;;
  esac
  temporal-sql-tool --db "${database}" create-database
  # Version 0.0 only where there is none yet: on a later start the schema stays what it is.
  temporal-sql-tool --db "${database}" update-schema --schema-name "${schema}" 2>/dev/null ||
    {
      temporal-sql-tool --db "${database}" setup-schema -v 0.0
      temporal-sql-tool --db "${database}" update-schema --schema-name "${schema}"
    }
done
