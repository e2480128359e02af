import { Notice } from '@wordpress/components';
import type { ConnectionProblem } from '../../store';

/** Reasons why Google would reject the redirect to this site. */
export function ConnectionProblems( {
	problems,
}: {
	problems: readonly ConnectionProblem[];
} ) {
	return (
		<>
			{ problems.map( ( { code, message } ) => (
				<Notice
					key={ code }
					status="warning"
					politeness="polite"
					isDismissible={ false }
				>
					{ message }
				</Notice>
			) ) }
		</>
	);
}
