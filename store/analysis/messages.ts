/**
 * Notices and screen reader messages of the analysis, shown on every screen. A failed run has no notice:
 * the Site Analysis screen shows it.
 */
import { speak } from '@wordpress/a11y';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { shownStatus, statusLabel } from '../../common/checks/status';
import { showFailure } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type {
	AnalysisState,
	CheckCounts,
	CheckKind,
	CheckProblem,
} from './types';

/** The messages for reports that can't be read. */
const FAILURES: Record< CheckKind, { title: string; description: string } > = {
	general: {
		title: __(
			'Failed to fetch general seo analysis report',
			'pharos-seo'
		),
		description: __(
			'An unexpected error occurred while fetching the general SEO analysis report. Please try again later.',
			'pharos-seo'
		),
	},
	other: {
		title: __( 'Failed to fetch other seo analysis report', 'pharos-seo' ),
		description: __(
			'An unexpected error occurred while fetching the other SEO analysis report. Please try again later.',
			'pharos-seo'
		),
	},
	settings: {
		title: __( 'Failed to fetch analysis report', 'pharos-seo' ),
		description: __(
			'An unexpected error occurred while fetching the settings SEO analysis report. Please try again later.',
			'pharos-seo'
		),
	},
};

const SEVERAL = {
	title: FAILURES.settings.title,
	description: __(
		'An unexpected error occurred while fetching the SEO analysis report. Please try again later.',
		'pharos-seo'
	),
};

const PROBLEMS: Record< CheckProblem[ 'wanted' ], string > = {
	ignore: __( 'The check couldn’t be ignored', 'pharos-seo' ),
	restore: __( 'The check couldn’t be restored', 'pharos-seo' ),
	recheck: __( 'The check couldn’t be run again', 'pharos-seo' ),
};

/** The id of notices about single checks: one at a time; a failure replaces the message about the same action. */
export const CHECK_NOTICE = 'pharos-ignore-checks';

/** Shows which reports are missing: one notice for all, because they come from the same server. */
export const showMissingReports = ( { select, dispatch }: ThunkArgs ): void =>
	void dispatch(
		showFailure( {
			id: 'pharos-analysis-failed',
			text: failureText( select.getCheckFailures() ),
		} )
	);

/**
 * Shows a notice about a failed action on a check.
 *
 * @param problem The action, and why it failed.
 */
export const showProblem = ( problem: CheckProblem ) =>
	showFailure( { id: CHECK_NOTICE, text: problemText( problem ) } );

/** Announces the result of a run unless it failed. */
export function speakRun( { select }: ThunkArgs ): void {
	const counts = select.getCheckCounts();
	if ( counts && ! select.hasCheckRunFailed() ) {
		speak( summary( counts ) );
	}
}

/**
 * Announces the result of a single check.
 *
 * @param id The check's id.
 */
export const speakCheck =
	( id: string ) =>
	( { select }: ThunkArgs ): void => {
		const item = select.getCheckItems()?.[ id ];
		if ( item ) {
			speak(
				sprintf(
					/* translators: 1: a status such as "Passed". 2: the result of a check. */
					_x(
						'%1$s: %2$s',
						'status and result of a check',
						'pharos-seo'
					),
					statusLabel( shownStatus( item ) ),
					item.message
				)
			);
		}
	};

/**
 * The failed reports and the first reason: they come from the same server.
 *
 * @param failures The server's messages, or '', by report.
 */
function failureText( failures: AnalysisState[ 'failures' ] ): string {
	const kinds = Object.keys( failures ) as CheckKind[];
	const [ only ] = kinds;
	const { title, description } =
		only && kinds.length === 1 ? FAILURES[ only ] : SEVERAL;
	const reason = Object.values( failures ).find( Boolean );
	return `${ title }. ${ reason ?? description }`;
}

/**
 * The text about a failed action on a check.
 *
 * @param problem         See CheckProblem.
 * @param problem.wanted
 * @param problem.message
 */
export const problemText = ( { wanted, message }: CheckProblem ): string =>
	`${ PROBLEMS[ wanted ] }. ${
		message || __( 'Please try again.', 'pharos-seo' )
	}`;

const summary = ( { error, warning }: CheckCounts ): string =>
	sprintf(
		/* translators: 1: such as "3 errors". 2: such as "1 warning". */
		__( '%1$s, %2$s', 'pharos-seo' ),
		sprintf(
			/* translators: %d: number of errors. */
			_n( '%d error', '%d errors', error, 'pharos-seo' ),
			error
		),
		sprintf(
			/* translators: %d: number of warnings. */
			_n( '%d warning', '%d warnings', warning, 'pharos-seo' ),
			warning
		)
	);
