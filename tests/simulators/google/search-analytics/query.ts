/**
 * searchanalytics.query.
 */
import { objectOf, requireRead, requireVerified } from '../api/access';
import { json, type Answer, type Call } from '../http';
import type { World } from '../world';
import { metadataOf } from './available';
import { bigRows, isBig } from './big';
import { parseQuery } from './request';
import { rowsOf } from './rows';

export function querySearchAnalytics(
	call: Call,
	world: World,
	siteUrl: string
): Answer {
	requireVerified( requireRead( call, world ), siteUrl, world );
	const query = parseQuery( objectOf( call ) );
	const { startRow, rowLimit } = query;
	const rows = isBig( query, world )
		? bigRows( query, world )
		: rowsOf( query, world ).slice( startRow, startRow + rowLimit );
	return json( 200, {
		...( rows.length > 0 ? { rows } : {} ),
		responseAggregationType: query.aggregation,
		...metadataOf( query, world ),
	} );
}
