import type { CheckItem, CheckKind } from '../../store';
import type { CheckReport } from '../../store/analysis/types';

/**
 * The result of a check.
 *
 * @param values The differences to a warning with a paragraph.
 */
export const checkItem = ( values: Partial< CheckItem > = {} ): CheckItem => ( {
	status: 'warning',
	message: 'The home page has no meta description.',
	description: [ 'Search engines then choose a text themselves.' ],
	ignore: false,
	not_fixable: false,
	fix: null,
	help: '',
	...values,
} );

type Reports = Record< CheckKind, Record< string, CheckItem > >;

/** The simulated routes of the analysis: `found` has the results of a run, and ignored checks are stored. */
export class AnalysisServer {
	found: Reports = {
		general: {
			title: checkItem( {
				status: 'error',
				message: 'The home page has no title tag.',
				fix: {
					label: 'Home Page Title',
					url: 'https://example.org/wp-admin/admin.php?page=pharos_settings#/general/homepage?setting=home_page_title',
				},
			} ),
			description: checkItem(),
			https: checkItem( {
				status: 'success',
				message: 'The site uses HTTPS.',
				description: [],
			} ),
		},
		other: {
			php_version: checkItem( {
				status: 'suggestion',
				message: 'PHP 8.1 is no longer supported.',
				not_fixable: true,
			} ),
		},
		settings: {
			site_title: checkItem( {
				status: 'error',
				message: 'The site has no name.',
			} ),
		},
	};

	/** The stored reports of the last run. */
	private kept: Partial<
		Record< CheckKind, { items: Reports[ CheckKind ]; checkedAt: string } >
	> = {};
	ignored = new Set< string >();
	/** The current time on the server. */
	checkedAt = '2026-11-22T08:15:00Z';
	/** The number of further responses during another user's run. */
	runningFor = 0;

	/**
	 * The response of a route, or undefined if there is none.
	 *
	 * @param route   Such as "GET /checks/general".
	 * @param query   The query parameters.
	 * @param body    The body of a POST request.
	 * @param body.id
	 */
	answer( route: string, query: URLSearchParams, body?: { id?: string } ) {
		switch ( route ) {
			case 'GET /checks/general':
			case 'GET /checks/other':
			case 'GET /checks/settings':
				return this.report(
					route.slice( 'GET /checks/'.length ) as CheckKind,
					query
				);
			case 'POST /ignore-checks':
				return this.ignore( body?.id ?? '', true );
			case 'DELETE /ignore-checks':
				return this.ignore( body?.id ?? '', false );
			default:
				return undefined;
		}
	}

	private report( kind: CheckKind, query: URLSearchParams ): CheckReport {
		const running = this.runningFor > 0;
		this.runningFor -= running ? 1 : 0;
		const check = query.get( 'check' );
		if ( ! running && ( query.has( 'force' ) || ! this.kept[ kind ] ) ) {
			const found = this.found[ kind ];
			const { items, checkedAt } = this.kept[ kind ] ?? {};
			const { [ check ?? '' ]: _, ...others } = items ?? {};
			// A single check keeps the time of the report.
			this.kept[ kind ] =
				check && checkedAt
					? {
							items: {
								...others,
								...( found[ check ] && {
									[ check ]: found[ check ],
								} ),
							},
							checkedAt,
						}
					: { items: found, checkedAt: this.checkedAt };
		}
		const kept = this.kept[ kind ];
		const items = Object.entries( kept?.items ?? {} )
			.filter( ( [ id ] ) => ! check || id === check )
			.map( ( [ id, item ] ) => [
				id,
				{ ...item, ignore: this.ignored.has( id ) },
			] );
		return {
			success: true,
			data: Object.fromEntries( items ),
			checked_at:
				( check && ! running ? this.checkedAt : kept?.checkedAt ) ??
				null,
			running,
		};
	}

	private ignore( id: string, isIgnored: boolean ): object {
		if ( isIgnored ) {
			this.ignored.add( id );
		} else {
			this.ignored.delete( id );
		}
		return { success: true, status: 'success' };
	}
}
