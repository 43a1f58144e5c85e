import type { ModalProps } from '../modals/modal-props.ts';
import { AgentCentre } from './agent-centre.tsx';
import { MemberCentre } from './member-centre.tsx';
import { useCentreGate } from './use-centre-gate.ts';

/** The centre in the address, if the visitor may see it. */
export function Centre({ name, onClose }: ModalProps) {
  const isOpen = useCentreGate(name === 'agentCenter' ? name : 'memberCenter');
  if (!isOpen) return null;
  return name === 'agentCenter' ? <AgentCentre onClose={onClose} /> : <MemberCentre onClose={onClose} />;
}
