import { __, sprintf } from '@wordpress/i18n';
import type { LeftOut } from '../../../../store';
import { PlaceLink } from './place-link';

interface LeftOutListProps {
	list: LeftOut[];
}

/** The rules that keep addresses out of the sitemaps, and how many each. */
export function LeftOutList( { list }: LeftOutListProps ) {
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'What they leave out', 'pharos-seo' ) }
			</h2>
			{ list.length === 0 ? (
				<p className="pharos-card__description">
					{ __( 'Nothing that could be listed.', 'pharos-seo' ) }
				</p>
			) : (
				<ul className="pharos-sitemaps__rules">
					{ list.map( ( { code, label, count, path } ) => (
						<li key={ `${ code } ${ label }` }>
							<span>
								{ count === null
									? label
									: sprintf(
											/* translators: 1: a rule, such as "Password-protected". 2: how many posts it keeps out. */
											__( '%1$s: %2$s', 'pharos-seo' ),
											label,
											count.toLocaleString()
										) }
							</span>
							<PlaceLink to={ path } subject={ label } />
						</li>
					) ) }
				</ul>
			) }
		</section>
	);
}
