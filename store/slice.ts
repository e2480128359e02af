import type { Routine } from './controls';
import type { UnsavedWork } from './unsaved-work';

/** Actions, selectors or resolvers by name: what `import * as actions from './actions'` gives. */
type Members = Readonly< Record< string, ( ...args: never[] ) => unknown > >;

/** A saga that waits for actions as long as the store lives; started again after an error, which is logged. */
export type Watcher = () => Routine< void >;

/**
 * One subject of the store, with everything that it adds to it: the slice's `index.ts` exports it, and the list
 * of slices (slices.ts) has it.
 */
export interface Slice {
	/** Its key in the state; the types of its actions begin with it: "settings/EDIT". */
	readonly name: string;
	/** Knows its own actions, and those of other slices that say something about its subject. */
	readonly reducer: ( state: never, action: never ) => object;
	readonly actions?: Members;
	readonly selectors: Members;
	/** Each has the name of the selector that it serves. */
	readonly resolvers?: Members;
	/** The module of its sagas: all of its exports. They are one chunk, loaded when the first thing is told (bridge.ts). */
	readonly watchers?: () => Promise< Readonly< Record< string, Watcher > > >;
	/** What can be lost, and how it is saved. */
	readonly unsaved?: UnsavedWork;
}
