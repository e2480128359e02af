import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';

/** Where an import can be undone. */
export const UndoHint = () => (
	<p>
		{ createInterpolateElement(
			/* translators: <a> links to the history. */
			__( 'You can undo an import in the <a>history</a>.', 'pharos-seo' ),
			{ a: <Link to="/tools/history" /> }
		) }
	</p>
);
