import { speak } from '@wordpress/a11y';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	store,
	type AnalysisState,
	type CheckKind,
	type CheckProblem,
} from '../../../../store';
import { IGNORE_NOTICE } from './use-ignore';

/** What is said when a report can't be read (spec.md section 8). */
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

const FAILURE_NOTICE = 'pharos-analysis-failed';

const PROBLEMS: Record< CheckProblem[ 'wanted' ], string > = {
	ignore: __( 'The check could not be ignored', 'pharos-seo' ),
	restore: __( 'The check could not be restored', 'pharos-seo' ),
	recheck: __( 'The check could not be run again', 'pharos-seo' ),
};

const UNKNOWN = __( 'Please try again.', 'pharos-seo' );

/**
 * Tells, on whichever page, how the work of the analysis ended (ux.md 4.13). A run that failed is not spoken of: its screen says
 * so.
 */
export default function Messages() {
	const { failures, problem, runs, counts, hasFailed } = useSelect(
		( select ) => {
			const {
				countCheckRuns,
				getCheckCounts,
				getCheckFailures,
				getCheckProblem,
				hasCheckRunFailed,
			} = select( store );
			return {
				failures: getCheckFailures(),
				problem: getCheckProblem(),
				runs: countCheckRuns(),
				counts: getCheckCounts(),
				hasFailed: hasCheckRunFailed(),
			};
		},
		[]
	);
	const { createErrorNotice } = useDispatch( noticesStore );

	const told = useRef< typeof failures >( {} );
	useEffect( () => {
		const kinds = Object.keys( failures ) as CheckKind[];
		if ( kinds.some( ( kind ) => told.current[ kind ] === undefined ) ) {
			// One notice, however many reports fail: it is the same server.
			void createErrorNotice( failureText( failures ), {
				id: FAILURE_NOTICE,
				type: 'snackbar',
				explicitDismiss: true,
			} );
		}
		told.current = failures;
	}, [ failures, createErrorNotice ] );

	useEffect( () => {
		if ( problem ) {
			void createErrorNotice( problemText( problem ), {
				id: IGNORE_NOTICE,
				type: 'snackbar',
				explicitDismiss: true,
			} );
		}
	}, [ problem, createErrorNotice ] );

	const spoken = useRef( runs );
	useEffect( () => {
		if ( runs !== spoken.current && counts && ! hasFailed ) {
			speak( summary( counts ), 'polite' );
		}
		spoken.current = runs;
	}, [ runs, counts, hasFailed ] );

	return null;
}

/**
 * Which reports can't be read and why, each reason once.
 *
 * @param failures The server's messages, or '', by report.
 */
function failureText( failures: AnalysisState[ 'failures' ] ): string {
	const kinds = Object.keys( failures ) as CheckKind[];
	const [ only ] = kinds;
	const { title, description } =
		only && kinds.length === 1 ? FAILURES[ only ] : SEVERAL;
	const reasons = [ ...new Set( Object.values( failures ) ) ].filter(
		Boolean
	);
	return `${ title }. ${ reasons.join( ' ' ) || description }`;
}

/**
 * Why something did not happen.
 *
 * @param problem         See CheckProblem.
 * @param problem.wanted
 * @param problem.message
 */
export const problemText = ( { wanted, message }: CheckProblem ): string =>
	`${ PROBLEMS[ wanted ] }. ${ message || UNKNOWN }`;

const summary = ( { error, warning }: { error: number; warning: number } ) =>
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
