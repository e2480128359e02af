/** The reports of the analysis as requested by an administrator, and checks of an add-on whose code is given by a test. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type {
	CheckCounts,
	CheckKind,
	CheckReport,
} from '../../../store/analysis/types';
import type { RestAnswer } from '../../support/site';
import { site } from './site';
import { withSnippet } from './snippets';

export const KINDS: CheckKind[] = [ 'general', 'other', 'settings' ];

/** Requests a report with these parameters. */
export async function report(
	kind: CheckKind,
	query = ''
): Promise< RestAnswer< CheckReport & { code?: string } > > {
	const admin = await site.as( 'admin' );
	return admin.rest( 'GET', `/pharos/v1/checks/${ kind }?${ query }` );
}

export async function ignore(
	id: string,
	method: 'POST' | 'DELETE' = 'POST'
): Promise< RestAnswer< Record< string, unknown > > > {
	const admin = await site.as( 'admin' );
	return admin.rest( method, '/pharos/v1/ignore-checks', { id } );
}

/** The counts as autoloaded by WordPress. */
export const counts = () =>
	site.php< CheckCounts | null >(
		`return Pharos\\Analysis\\Counts::stored();`
	);

/** Resets the analysis: no runs, no ignored checks. */
export const forget = ( andThen = '' ) =>
	site.php(
		`global $wpdb;
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'pharos\\_analysis%' OR option_name LIKE '\\_transient\\_pharos\\_analysis%' OR option_name = 'pharos_ignored_checks'" ) as $option ) {
			delete_option( $option );
		}
		${ andThen }
		wp_cache_flush();`
	);

/** Also removes the checks of the add-on. */
export const forgetAll = () =>
	forget( `delete_option( 'test_analysis_checks' );` );

/** PHP that stores a report with these items, see found(). */
const KEEP = `static function ( string $kind, array $statuses ): void {
		$settings = new Pharos\\Settings\\Settings();
		foreach ( $statuses as $id => $status ) {
			$items[ $id ] = [ 'status' => $status, 'message' => "It is about $id.", 'description' => [], 'fix' => null, 'not_fixable' => false ];
		}
		$report = new Pharos\\Analysis\\Report( time(), $items ?? [], [], Pharos\\Analysis\\Fingerprint::compute( $kind, $settings, Pharos\\Analysis\\Checks::for_kind( $kind ) ), 'seen' );
		Pharos\\Analysis\\ReportStore::all()->change( static function ( $kept ) use ( $kind, $report ) {
			$state = $kept['pharos_analysis'] ?? [];
			$state['seen'][ $kind ] = 'seen';
			$new = [ "pharos_analysis_$kind" => $report->content() ];
			return $new + [ 'pharos_analysis' => [ 'counts' => Pharos\\Analysis\\Counts::count( $new + $kept ) ] + $state ];
		} );
	}`;

/** Stores a report with these items, `id: status`, like a run that has just ended. */
export const found = ( kind: CheckKind, items: Record< string, string > ) =>
	site.php( `( ${ KEEP } )( $args['kind'], (array) $args['items'] );`, {
		kind,
		items,
	} );

/** PHP that returns the reports that are still fresh. */
const FRESH = `static function (): array {
		$kept = Pharos\\Analysis\\ReportStore::all()->read();
		$settings = new Pharos\\Settings\\Settings();
		foreach ( Pharos\\Analysis\\Checks::KINDS as $kind ) {
			$report = Pharos\\Analysis\\Report::from( $kept["pharos_analysis_$kind"] ?? null );
			$sign = Pharos\\Analysis\\Fingerprint::compute( $kind, $settings, Pharos\\Analysis\\Checks::for_kind( $kind ) );
			if ( $report?->is_fresh( $sign, $kept['pharos_analysis']['seen'][ $kind ] ?? '' ) ) { $fresh[] = $kind; }
		}
		return $fresh ?? [];
	}`;

/** The reports that are still fresh; then runs some code. */
export const fresh = ( then = '', args: object = {} ) =>
	site.php< CheckKind[] >(
		`$fresh = ( ${ FRESH } )(); ${ then } return $fresh;`,
		args,
		1
	);

/** Stores empty reports of all kinds, runs code in the same request, and returns which reports were fresh before that. */
export const freshAnd = ( then: string, args: object = {} ) =>
	site.php< CheckKind[] >(
		`foreach ( Pharos\\Analysis\\Checks::KINDS as $kind ) { ( ${ KEEP } )( $kind, [] ); }
		$fresh = ( ${ FRESH } )(); ${ then } return $fresh;`,
		args,
		1
	);

/** The file that signals that a check is running, and whose removal lets it end. */
const gate = join( site.folder, 'wp-content/analysis-gate' );

/** Code of a check that signals that it runs, and waits until it may continue. */
export const WAITS = `
	touch( WP_CONTENT_DIR . '/analysis-gate' );
	for ( $i = 0; $i < 1000 && is_file( WP_CONTENT_DIR . '/analysis-gate' ); $i++ ) { usleep( 10000 ); clearstatcache(); }
	return Pharos\\Analysis\\Result::passed( 'It has waited.' );`;

/**
 * Resolves when a waiting check is running. Doesn't send requests, because PHP's built-in server may queue them behind
 * the check.
 */
export async function untilItWaits(): Promise< void > {
	while ( ! existsSync( gate ) ) {
		await setTimeout( 20 );
	}
}

export const letItEnd = () => rmSync( gate );

/** An add-on whose checks are set by `addOn()`. */
export function withAddOn(): void {
	withSnippet(
		'analysis-add-on',
		`add_filter( 'pharos_analysis_checks', static function ( $checks, $kind ) {
			foreach ( (array) get_option( 'test_analysis_checks' ) as $id => $code ) {
				if ( $kind === 'settings' && $code ) {
					$checks[] = new class( $id, $code ) implements Pharos\\Analysis\\Check {
						public function __construct( private $id, private $code ) {}
						public function id(): string { return $this->id; }
						public function severity(): string { return self::WARNING; }
						public function run( Pharos\\Analysis\\Site $site ): ?Pharos\\Analysis\\Result { return eval( $this->code ); }
					};
				}
			}
			return $checks;
		}, 10, 2 );`
	);
	afterAll( () => site.option( 'test_analysis_checks', null ) );
}

/** Sets the PHP code of each check's `run( $site )`, by id. */
export const addOn = ( checks: Record< string, string > ) =>
	site.option( 'test_analysis_checks', checks );

/** A check that returns how often it was run: the option `test_analysis_runs`. */
export const COUNTS = `
	update_option( 'test_analysis_runs', 1 + (int) get_option( 'test_analysis_runs' ), false );
	return Pharos\\Analysis\\Result::passed( 'Run ' . get_option( 'test_analysis_runs' ) );`;
