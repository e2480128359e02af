import { dispatch, useDispatch, useRegistry, useSelect } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useCallback, useRef } from '@wordpress/element';
import type { Changes, ObjectSeo } from '../object-seo/types';
import type { StatusCounts } from '../page-checks';
import { followed, markAsCurrent } from './followed';

/** REST field `pharos_checks` (docs/rest.md). */
export interface StoredChecks {
	counts: StatusCounts;
	ignored: string[];
}

const SEO = 'pharos_seo';
const CHECKS = 'pharos_checks';

/** Key presses less than this apart, in milliseconds, are undone together. */
const ONE_STEP = 1000;

type Select = DataRegistry[ 'select' ];

/**
 * The SEO of the post with what is not saved yet; null while there is none, or for who may not edit it.
 *
 * @param select Of the registry.
 */
export function readSeo( select: Select ): ObjectSeo | null {
	const value = select( editorStore ).getEditedPostAttribute( SEO );
	return value ? followed( value as ObjectSeo ) : null;
}

/**
 * What is stored of its checks, with what is not saved yet.
 *
 * @param select Of the registry.
 */
export const readChecks = ( select: Select ): StoredChecks | null =>
	( select( editorStore ).getEditedPostAttribute( CHECKS ) ??
		null ) as StoredChecks | null;

/**
 * Puts what the checks found into what is unsaved, outside of the steps of undo.
 *
 * @param checks With what is ignored.
 */
export const noteChecks = ( checks: StoredChecks ): void =>
	void dispatch( editorStore ).editPost(
		{ [ CHECKS ]: checks },
		{ undoIgnore: true }
	);

/** The SEO of the post, and how it is changed: with the post, in the editor's own steps of undo. */
export function useSeo() {
	const value = useSelect( readSeo, [] );
	const { editPost } = useDispatch( editorStore );
	const { select } = useRegistry();
	const last = useRef< { field: string; value: object; at: number } >();

	const change = useCallback(
		( changes: Changes, isTyped = false ) => {
			const before = readSeo( select );
			if ( ! before ) {
				return;
			}
			const field = Object.keys( changes ).join();
			const at = performance.now();
			const next = { ...before, ...changes };
			markAsCurrent( next );
			const isSameStep =
				isTyped &&
				last.current?.field === field &&
				// Nothing else was done meanwhile, such as an undo.
				last.current.value === before &&
				at - last.current.at < ONE_STEP;
			last.current = { field, value: next, at };
			void editPost( { [ SEO ]: next }, { isCached: isSameStep } );
		},
		[ editPost, select ]
	);
	return [ value, change ] as const;
}

const NONE: string[] = [];

/** The ids of the checks that are ignored on this post, and how that is changed. */
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
