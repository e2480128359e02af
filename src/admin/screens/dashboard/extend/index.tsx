import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../../store';
import { Resource } from '../../../../resource';
import { ProductCard } from './product-card';
import './style.scss';

/** "Extend Your Website": recommended plugins and themes, to install and activate. */
export function Extend() {
	const hasNone = useSelect(
		( select ) => select( store ).getInstalled()?.products.length === 0,
		[]
	);
	if ( hasNone ) {
		return null;
	}
	return (
		<section
			className="pharos-card pharos-extend"
			aria-labelledby="pharos-extend-title"
		>
			<h2 id="pharos-extend-title" className="pharos-card__title">
				{ __( 'Extend Your Website', 'pharos-seo' ) }
			</h2>
			<Resource
				reads={ [ [ 'getInstalled' ] ] }
				failure={ __(
					'Failed to fetch plugins and themes',
					'pharos-seo'
				) }
				rows={ 5 }
			>
				{ ( installed ) => (
					<ul className="pharos-extend__list">
						{ installed.products.map( ( product ) => (
							<ProductCard
								key={ `${ product.type } ${ product.slug }` }
								product={ product }
								installed={ installed }
							/>
						) ) }
					</ul>
				) }
			</Resource>
		</section>
	);
}
