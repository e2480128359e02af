import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { pageKinds } from '../../definitions/meta-templates';
import { KindRow } from './kind-row';

/** The list of all content types that can have custom templates. */
export function Overrides() {
	const site = useSelect(
		( select ) => select( store ).getSiteSettings(),
		[]
	);
	if ( ! site ) {
		return null;
	}
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Templates by content type', 'pharos-seo' ) }
			</h2>
			<p className="pharos-card__description">
				{ __(
					'Override the site-wide templates above for a content type.',
					'pharos-seo'
				) }
			</p>
			{ pageKinds( site )
				.filter( ( { kinds } ) => kinds.length > 0 )
				.map( ( { title, kinds } ) => (
					<div key={ title } className="pharos-kinds">
						<h3 className="pharos-kinds__title">{ title }</h3>
						<ul className="pharos-kinds__list">
							{ kinds.map( ( kind ) => (
								<KindRow
									key={ `${ kind.group }/${ kind.name }` }
									kind={ kind }
								/>
							) ) }
						</ul>
					</div>
				) ) }
		</section>
	);
}
