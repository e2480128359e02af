import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { pageFacts } from '../object-seo/page-facts';
import type { EditorData, Base, ObjectSeo, PageNow } from '../object-seo/types';
import { useResults } from '../object-seo/use-results';
import { countByStatus } from '../page-checks';
import { whenIdle } from '../page-checks/engines/idle';
import { useBase } from './base';
import { contentOf } from './content';
import { useDuplicates } from './duplicates';
import { useIgnored, useSeo } from './fields';
import type { Live } from './live';
import { readPost, type PostState } from './read-post';
import { toPage } from './to-page';

/** Debounce of previews in milliseconds. */
const REST = 250;

interface WatchProps {
	facts: EditorData;
	onChange: ( live: Live ) => void;
}

/** Observes the post and reports its data. Renders nothing, so that key presses don't cause renders. */
export function Watch( { facts, onChange }: WatchProps ) {
	const state = useSelect(
		( select ) => readPost( select, facts ),
		[ facts ]
	);
	const [ value ] = useSeo();
	const { ignored } = useIgnored();
	const { base, failure, retry } = useBase( facts.id, useSaves() );
	const page = usePage( facts, base, state, value );
	const duplicates = useDuplicates( state, value );
	const results = useResults(
		useMemo(
			() =>
				value && base && page
					? pageFacts(
							facts,
							value,
							base.inherited,
							page,
							duplicates
						)
					: null,
			[ facts, value, base, page, duplicates ]
		)
	);

	useEffect( () => {
		onChange( {
			base,
			page,
			failure,
			retry,
			results,
			counts: results && countByStatus( results, ignored ),
		} );
	}, [ onChange, base, page, failure, retry, results, ignored ] );
	return null;
}

/** Counts the saves since the component was mounted. */
function useSaves(): number {
	const isSaving = useSelect( ( select ) => {
		const { isSavingPost, isAutosavingPost } = select( editorStore );
		return isSavingPost() && ! isAutosavingPost();
	}, [] );
	const [ count, setCount ] = useState( 0 );
	const wasSaving = useRef( false );
	useEffect( () => {
		if ( wasSaving.current && ! isSaving ) {
			setCount( ( before ) => before + 1 );
		}
		wasSaving.current = isSaving;
	}, [ isSaving ] );
	return count;
}

/** Returns the post for previews and checks, after a debounce. */
function usePage(
	facts: EditorData,
	base: Base | null,
	state: PostState,
	value: ObjectSeo | null
): PageNow | null {
	const [ page, setPage ] = useState< PageNow | null >( null );
	const isFirst = page === null;

	useEffect( () => {
		let isCurrent = true;
		if ( ! base || ! value ) {
			return;
		}
		const look = async () => {
			await whenIdle();
			const content =
				state.content ??
				( await contentOf( state.blocks ?? [], () => isCurrent ) );
			if ( isCurrent && content !== null ) {
				setPage( toPage( facts, base, state, content, value ) );
			}
		};
		const timer = setTimeout( look, isFirst ? 0 : REST );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ facts, base, state, value, isFirst ] );

	return page;
}
