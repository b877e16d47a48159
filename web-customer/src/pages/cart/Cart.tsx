import type { ReactNode } from 'react';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/cart-text.js';
import { CartTable } from './CartTable.js';
import { SideBox } from '../../progress/SideBox.js';

interface CartProps {
  readonly kontoId: number;
  readonly girocardCount: number;
  /** Below the prices. */
  readonly children?: ReactNode;
}

/** What was chosen and its price; instances of payment providers sell nothing here (R1 §2 item 10). */
export function Cart({ kontoId, girocardCount, children }: CartProps) {
  const { konten, isVrPaymentInstance } = useBank();
  if (isVrPaymentInstance) return null;
  const account = konten[String(kontoId)];
  return (
    <SideBox title={text('cart.title')}>
      {account === undefined ? (
        <p>{text('cart.none')}</p>
      ) : (
        <CartTable account={account} girocardCount={girocardCount} />
      )}
      {children}
    </SideBox>
  );
}
