import type { Contract, ContractParty } from '#generated/model/index.ts';
import { partyName } from '#shared/text/party-name.ts';

/** A party by its nickname and account; the platform by its name alone. */
export function partyText(party: ContractParty): string {
  return party.id === null ? party.nickname : partyName(party);
}

/** The other side of a contract. */
export function otherParty({ side, upline, downline }: Contract): ContractParty {
  return side === 'own' ? upline : downline;
}

/** The party that opens a contract, with its account below. */
export function PartyCell({ party, onOpen }: { readonly party: ContractParty; readonly onOpen: () => void }) {
  return (
    <span className="grid justify-items-start">
      <button
        type="button"
        className="target text-left font-semibold wrap-anywhere underline-offset-4 hover:underline"
        onClick={onOpen}
      >
        {party.nickname}
      </button>
      {party.id !== null && <span className="text-xs font-normal wrap-anywhere text-text-3">{party.account}</span>}
    </span>
  );
}
