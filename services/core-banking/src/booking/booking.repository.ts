import { ensureIndexes, isDuplicateKey } from '@kontor/platform/mongo/mongo';
import type { Mongo } from '@kontor/platform/mongo/mongo';
import { Schema } from 'mongoose';
import type { Bookings } from './booking.js';

interface BookingDocument {
  /** Our reference at the core bank. */
  _id: string;
  caseId: string;
  claimedUntil: Date;
}

const bookingSchema = new Schema<BookingDocument>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    claimedUntil: { type: Date, required: true },
  },
  { versionKey: false },
);
bookingSchema.index({ caseId: 1, _id: 1 });

/** Claims in MongoDB; the unique key decides between two who come at once. */
export function createBookings(mongo: Mongo): Bookings {
  const Booking = mongo.connection.model('Booking', bookingSchema, 'bookings');
  mongo.onConnected(() => ensureIndexes([Booking]));
  return {
    async claim({ reference, caseId, now, until }) {
      try {
        await Booking.create({ _id: reference, caseId, claimedUntil: until });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const { matchedCount } = await Booking.updateOne(
        { _id: reference, claimedUntil: { $lte: now } },
        { $set: { claimedUntil: until } },
      );
      return matchedCount === 1;
    },
    async release(reference) {
      await Booking.updateOne({ _id: reference }, { $set: { claimedUntil: new Date(0) } });
    },
    async erase(caseId) {
      await Booking.deleteMany({ caseId });
    },
  };
}
