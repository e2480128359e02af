import { __, sprintf } from '@wordpress/i18n';

/**
 * A screen of its own. Pharos SEO shows its heading, which is the label of its link.
 *
 * @param {Object} props
 * @param {Object} props.params The parameters of the route.
 */
export function About( { params } ) {
	return (
		<p>
			{ params.topic
				? sprintf(
						/* translators: %s: a topic from the URL. */
						__( 'About %s.', 'pharos-example' ),
						params.topic
					)
				: __( 'Hello from the example add-on.', 'pharos-example' ) }
		</p>
	);
}
