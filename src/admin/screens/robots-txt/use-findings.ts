import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { lint, type Finding } from '../../../../common/robots-txt';

/** Debounce in milliseconds: no findings for a line that is still being typed. */
const PAUSE = 600;

/**
 * Returns the findings of a text once typing pauses, and announces changes.
 *
 * @param text The whole file.
 */
export function useFindings( text: string ): Finding[] {
	const [ findings, setFindings ] = useState( () => lint( text ) );
	const problems = findings.filter(
		( { severity } ) => severity !== 'info'
	).length;
	const announced = useRef( problems );

	useEffect( () => {
		const timer = setTimeout( () => setFindings( lint( text ) ), PAUSE );
		return () => clearTimeout( timer );
	}, [ text ] );

	useEffect( () => {
		if ( announced.current === problems ) {
			return;
		}
		announced.current = problems;
		speak(
			problems === 0
				? __( 'No issues in robots.txt', 'pharos-seo' )
				: sprintf(
						/* translators: %d: number of problems. */
						_n(
							'%d issue in robots.txt',
							'%d issues in robots.txt',
							problems,
							'pharos-seo'
						),
						problems
					),
			'polite'
		);
	}, [ problems ] );

	return findings;
}
