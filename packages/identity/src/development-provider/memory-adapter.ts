/** The memory of the stand-in: everything is short-lived and gone when the process ends. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Row {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  until: number;
}

const most = 5_000;

export function createMemoryAdapters(): (model: string) => Adapter {
  const rows = new Map<string, Row>();
  return (model) => adapterFor(model, rows);
}

function adapterFor(model: string, rows: Map<string, Row>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;
  const findBy = async (isWanted: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, until }] of rows)
      if (key.startsWith(`${model}:`) && until > Date.now() && isWanted(payload)) return payload;
    return undefined;
  };
  return {
    async upsert(id, payload, expiresIn = 3_600) {
      rows.set(keyOf(id), { payload, until: Date.now() + expiresIn * 1_000 });
      const [oldest] = rows.keys();
      if (rows.size > most && oldest !== undefined) rows.delete(oldest);
    },
    async find(id) {
      const row = rows.get(keyOf(id));
      return row && row.until > Date.now() ? row.payload : undefined;
    },
    findByUid: (uid) => findBy((payload) => payload.uid === uid),
    findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
    async consume(id) {
      const row = rows.get(keyOf(id));
      if (row) row.payload.consumed = Math.floor(Date.now() / 1_000);
    },
    async destroy(id) {
      rows.delete(keyOf(id));
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key);
    },
  };
}
