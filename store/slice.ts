import type { Routine } from './controls';
import type { UnsavedWork } from './unsaved-work';

/** Actions, selectors or resolvers by name: the result of `import * as actions from './actions'`. */
type Members = Readonly< Record< string, ( ...args: never[] ) => unknown > >;

/** A saga that handles actions as long as the page is open; restarted after an error, which is logged. */
export type Watcher = () => Routine< void >;

/** A slice: one subject of the store with all its members. The slice's `index.ts` exports it, and slices.ts lists it. */
export interface Slice {
	/** The key in the state, and the prefix of its action types: "settings/EDIT". */
	readonly name: string;
	/** Handles the slice's own actions, and those of other slices that concern its subject. */
	readonly reducer: ( state: never, action: never ) => object;
	readonly actions?: Members;
	readonly selectors: Members;
	/** Each has the name of its selector. */
	readonly resolvers?: Members;
	/**
	 * The module of its sagas: all of its exports. They are one chunk, loaded with the first action passed to `__dispatchCommand`
	 * (saga-runner.ts).
	 */
	readonly watchers?: () => Promise< Readonly< Record< string, Watcher > > >;
	/** The unsaved work of the slice, and how to save it. */
	readonly unsaved?: UnsavedWork;
}
