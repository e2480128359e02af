import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store } from './store';

/** The card on the dashboard. */
export function BadgeCard() {
	const name = useSelect(
		( select ) => select( store ).getSetting( 'example_name' ),
		[]
	);
	return (
		<p>
			{ name
				? sprintf(
						/* translators: %s: a name. */
						__( 'The badge shows “%s”.', 'pharos-example' ),
						name
					)
				: __( 'The badge has no name yet.', 'pharos-example' ) }{ ' ' }
			<a href="#/example">{ __( 'Edit the badge', 'pharos-example' ) }</a>
		</p>
	);
}
