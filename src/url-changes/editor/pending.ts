import type { Kind } from '../types';

/** What is chosen for the next save. */
export interface Pending {
	kind: Kind;
	target: string;
}

const NOTHING: Pending = { kind: 'default', target: '' };

/** Outside of components: a sidebar that is closed forgets nothing, and saving asks no component. */
let pending = NOTHING;

export const getPending = (): Pending => pending;

export function setPending( next: Pending ): void {
	pending = next;
}

export function forgetPending(): void {
	pending = NOTHING;
}

/** What is sent: default, none, gone or a target; '' while that is missing. */
export const valueOf = ( { kind, target }: Pending ): string =>
	kind === 'url' ? target.trim() : kind;
