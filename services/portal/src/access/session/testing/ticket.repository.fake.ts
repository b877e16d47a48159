import type { TicketRecord, TicketRepository } from '../ticket.repository.js';

export function createFakeTicketRepository(): TicketRepository {
  const records = new Map<string, TicketRecord>();
  return {
    insert: async (record) => void records.set(record._id, record),
    find: async (id) => records.get(id) ?? null,
    use: async (id) => {
      const record = records.get(id);
      if (record === undefined || record.used) return false;
      records.set(id, { ...record, used: true });
      return true;
    },
  };
}
