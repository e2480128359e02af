import type { DataRegistry } from '@wordpress/data';
import { pageFacts } from '../../object-seo/page-facts';
import type { EditorData } from '../../object-seo/types';
import {
	countByStatus,
	createChecker,
	type StatusCounts,
} from '../../page-checks';
import { getServerData } from '../server-data';
import { contentOf } from '../content';
import { knownDuplicates } from '../duplicates';
import { readChecks, readSeo } from '../fields';
import { readPost } from '../read-post';
import { createEditedPage } from '../edited-page';

/**
 * Runs the checks for a post that is about to be saved.
 *
 * @param select The registry's select function.
 * @param facts  The editor data.
 * @return The counts; null if the checks can't run.
 * @throws The error of the server.
 */
export async function currentCounts(
	select: DataRegistry[ 'select' ],
	facts: EditorData
): Promise< StatusCounts | null > {
	const value = readSeo( select );
	const stored = readChecks( select );
	if ( ! value || ! stored ) {
		return null;
	}
	const state = readPost( select, facts );
	const serverData = await getServerData( facts.id );
	const content =
		state.content ?? ( await contentOf( state.blocks ?? [] ) ) ?? '';
	const page = createEditedPage( facts, serverData, state, content, value );
	const checker = createChecker();
	try {
		const results = await checker.check(
			pageFacts(
				facts,
				value,
				serverData.inherited,
				page,
				knownDuplicates( state, value )
			)
		);
		return results && countByStatus( results, stored.ignored );
	} finally {
		checker.dispose();
	}
}
