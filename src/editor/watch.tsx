import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Failure } from '../components/load-failed';
import { pageFacts } from '../object-seo/page-facts';
import type {
	EditorData,
	ObjectSeo,
	EditedPage,
	ServerData,
} from '../object-seo/types';
import { useResults } from '../object-seo/checks/use-results';
import {
	countByStatus,
	type CheckResult,
	type StatusCounts,
} from '../page-checks';
import { whenIdle } from '../page-checks/engines/idle';
import { useServerData } from './server-data';
import { contentOf } from './content';
import { useDuplicates } from './duplicates';
import { useIgnored, useSeo } from './fields';
import { readPost, type PostState } from './read-post';
import { createEditedPage } from './edited-page';

/** Debounce of previews in milliseconds. */
const REST = 250;

/** Current data of the post that is being edited. */
export interface Live {
	serverData: ServerData | null;
	page: EditedPage | null;
	/** Why the data couldn't be loaded. */
	failure: Failure | null;
	retry: () => void;
	/** Null until the checks have run. */
	results: CheckResult[] | null;
	counts: StatusCounts | null;
}

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
	const { serverData, failure, retry } = useServerData(
		facts.id,
		useSaves()
	);
	const page = usePage( facts, serverData, state, value );
	const duplicates = useDuplicates( state, value );
	const results = useResults(
		useMemo(
			() =>
				value && serverData && page
					? pageFacts(
							facts,
							value,
							serverData.inherited,
							page,
							duplicates
						)
					: null,
			[ facts, value, serverData, page, duplicates ]
		)
	);

	useEffect( () => {
		onChange( {
			serverData,
			page,
			failure,
			retry,
			results,
			counts: results && countByStatus( results, ignored ),
		} );
	}, [ onChange, serverData, page, failure, retry, results, ignored ] );
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
	serverData: ServerData | null,
	state: PostState,
	value: ObjectSeo | null
): EditedPage | null {
	const [ page, setPage ] = useState< EditedPage | null >( null );
	const isFirst = page === null;

	useEffect( () => {
		let isCurrent = true;
		if ( ! serverData || ! value ) {
			return;
		}
		const look = async () => {
			await whenIdle();
			const content =
				state.content ??
				( await contentOf( state.blocks ?? [], () => isCurrent ) );
			if ( isCurrent && content !== null ) {
				setPage(
					createEditedPage( facts, serverData, state, content, value )
				);
			}
		};
		const timer = setTimeout( look, isFirst ? 0 : REST );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ facts, serverData, state, value, isFirst ] );

	return page;
}
