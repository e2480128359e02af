import { dispatch, useDispatch, useRegistry, useSelect } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useCallback, useRef } from '@wordpress/element';
import type { Changes, ObjectSeo, StoredChecks } from '../object-seo/types';
import { markAsCurrent, withRemoteChanges } from './saving/concurrent-edits';

const SEO = 'pharos_seo';
const CHECKS = 'pharos_checks';

/** Edits of the same field within this time, in milliseconds, are undone together. */
const ONE_STEP = 1000;

type Select = DataRegistry[ 'select' ];

/**
 * Returns the SEO fields of the post with unsaved changes; null until they're loaded, or if the user can't edit them.
 *
 * @param select The registry's select function.
 */
export function readSeo( select: Select ): ObjectSeo | null {
	const value = select( editorStore ).getEditedPostAttribute( SEO );
	return value ? withRemoteChanges( value as ObjectSeo ) : null;
}

/**
 * Returns the stored checks with unsaved changes.
 *
 * @param select The registry's select function.
 */
export const readChecks = ( select: Select ): StoredChecks | null =>
	( select( editorStore ).getEditedPostAttribute( CHECKS ) ??
		null ) as StoredChecks | null;

/**
 * Adds check results to the unsaved changes without creating an undo step.
 *
 * @param checks The counts and ignored checks.
 */
export const noteChecks = ( checks: StoredChecks ): void =>
	void dispatch( editorStore ).editPost(
		{ [ CHECKS ]: checks },
		{ undoIgnore: true }
	);

/**
 * Edits SEO fields as part of the post.
 *
 * @param registry The registry of the editor's stores.
 * @param before   The fields with unsaved changes.
 * @param changes  Changed fields.
 * @param isCached Whether the changes belong to the last undo step.
 * @return The fields afterwards.
 */
export function editSeo(
	{ dispatch: to }: Pick< DataRegistry, 'dispatch' >,
	before: ObjectSeo,
	changes: Changes,
	isCached = false
): ObjectSeo {
	const next = { ...before, ...changes };
	markAsCurrent( next );
	void to( editorStore ).editPost( { [ SEO ]: next }, { isCached } );
	return next;
}

/** Returns the SEO fields of the post, and a function that edits them as part of the post, with the editor's undo steps. */
export function useSeo() {
	const value = useSelect( readSeo, [] );
	const registry = useRegistry();
	const last = useRef< { field: string; value: object; at: number } >();

	const change = useCallback(
		( changes: Changes, isTyped = false ) => {
			const before = readSeo( registry.select );
			if ( ! before ) {
				return;
			}
			const field = Object.keys( changes ).join();
			const at = performance.now();
			const isSameStep =
				isTyped &&
				last.current?.field === field &&
				// Unless something else happened in between, such as an undo.
				last.current.value === before &&
				at - last.current.at < ONE_STEP;
			const next = editSeo( registry, before, changes, isSameStep );
			last.current = { field, value: next, at };
		},
		[ registry ]
	);
	return [ value, change ] as const;
}

const NONE: string[] = [];

/** Returns the ids of the checks that are ignored on this post, and a function that changes them. */
export function useIgnored() {
	const checks = useSelect( readChecks, [] );
	const { editPost } = useDispatch( editorStore );
	const ignored = checks?.ignored ?? NONE;
	const set = ( next: string[] ) =>
		checks && void editPost( { [ CHECKS ]: { ...checks, ignored: next } } );
	return {
		ignored,
		ignore: ( id: string ) => set( [ ...ignored, id ] ),
		restore: ( id: string ) =>
			set( ignored.filter( ( one ) => one !== id ) ),
	};
}
