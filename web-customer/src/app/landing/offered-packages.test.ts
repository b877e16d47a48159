import { newAccount } from '@kontor/domain/account/account';
import { packagesOfferedHere } from './offered-packages.js';

const account = (id: number, linkTarget?: string) => ({ ...newAccount({}, 'Paket'), id, linkTarget });
const konten = { 1: account(1, 'https://bank.example/paket'), 2: account(2), 3: account(3, '') };

test('packages with an external link are not opened here', () => {
  expect(packagesOfferedHere({ konten, isVrPaymentInstance: false })).toEqual([2, 3]);
});

test('a payment provider opens account 1 here, whatever its link: the hub would choose it again and again', () => {
  expect(packagesOfferedHere({ konten, isVrPaymentInstance: true })).toEqual([1, 2, 3]);
});
