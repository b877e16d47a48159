/** Steps of a case cross many processes; what hangs is named by `until` long before this. */
jest.setTimeout(150_000);
