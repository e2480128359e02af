import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../components/skeleton';
import { SearchResult } from '../object-seo/general';
import { StatusCounts } from '../object-seo/checks/status-counts';
import type { EditorData } from '../object-seo/types';
import type { StatusCounts as Counts } from '../page-checks';
import { useSeo } from './fields';
import type { Live } from './watch';
import { SIDEBAR } from './name';

interface ResultProps {
	facts: EditorData;
	live: Live | null;
	counts: Counts | null;
}

/** The search preview, then the check results. */
export function Result( { facts, live, counts }: ResultProps ) {
	const [ value ] = useSeo();
	return (
		<>
			{ value && live?.serverData && live.page ? (
				<SearchResult
					facts={ facts }
					value={ value }
					inherited={ live.serverData.inherited }
					page={ live.page }
				/>
			) : (
				! live?.failure && <Skeleton />
			) }
			{ counts && (
				<div className="pharos-editor-summary__counts">
					<StatusCounts counts={ counts } />
				</div>
			) }
		</>
	);
}

/** The content of the document panel: search preview, check results and a button that opens the sidebar. */
export function Summary( props: ResultProps ) {
	const { openGeneralSidebar } = useDispatch( editPostStore );
	return (
		<>
			<Result { ...props } />
			<Button
				className="pharos-editor-summary__open"
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => void openGeneralSidebar( SIDEBAR ) }
			>
				{ __( 'Open the SEO sidebar', 'pharos-seo' ) }
			</Button>
		</>
	);
}
