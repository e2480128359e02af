import { _n, sprintf } from '@wordpress/i18n';

/**
 * Counts the questions in the text, with unsaved changes.
 *
 * @param {Object} props
 * @param {Object} props.page The texts of the object.
 */
export function Questions( { page } ) {
	const count = page.content.split( '?' ).length - 1;
	return (
		<p>
			{ sprintf(
				/* translators: %d: number of questions. */
				_n(
					'The text asks %d question.',
					'The text asks %d questions.',
					count,
					'pharos-example'
				),
				count
			) }
		</p>
	);
}
