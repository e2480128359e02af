import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { store as preferencesStore } from '@wordpress/preferences';
import { store, type Installed } from '../../../../../store';
import { rescueFocus } from '../../../../components/rescue-focus';
import { Resource } from '../../../../resource';
import { ProductCard } from './product-card';
import './style.scss';

/** Scope and name in WordPress's user preferences. */
const PREFERENCE = [ 'pharos-seo', 'isExtendClosed' ] as const;

/** "Extend Your Website": recommended plugins and themes, until the user closes it for good. */
export function Extend() {
	const isClosed = useSelect(
		( select ) => select( preferencesStore ).get( ...PREFERENCE ) === true,
		[]
	);
	return isClosed ? null : <Offer />;
}

function Offer() {
	// Shown once there is something to show.
	const isShown = useSelect( ( select ) => {
		const { getInstalled, hasResolutionFailed } = select( store );
		return (
			hasResolutionFailed( 'getInstalled', [] ) ||
			( getInstalled()?.products.length ?? 0 ) > 0
		);
	}, [] );
	const { set } = useDispatch( preferencesStore );
	if ( ! isShown ) {
		return null;
	}
	const title = __( 'Extend Your Website', 'pharos-seo' );
	return (
		<section
			className="pharos-card pharos-extend"
			aria-labelledby="pharos-extend-title"
		>
			<div className="pharos-extend__head">
				<h2 id="pharos-extend-title" className="pharos-card__title">
					{ title }
				</h2>
				<Button
					icon={ closeSmall }
					size="small"
					label={ `${ __( 'Close', 'pharos-seo' ) }: ${ title }` }
					onClick={ () => {
						void set( ...PREFERENCE, true );
						setTimeout( rescueFocus );
					} }
				/>
			</div>
			<Resource
				reads={ [ [ 'getInstalled' ] ] }
				failure={ __(
					'Failed to fetch plugins and themes',
					'pharos-seo'
				) }
				rows={ 1 }
			>
				{ ( installed ) => <List installed={ installed } /> }
			</Resource>
		</section>
	);
}

/** The products. On wide windows, only as many as fit beside the figures, until the user shows all. */
function List( { installed }: { installed: Installed } ) {
	const [ isAll, setAll ] = useState( false );
	const list = useRef< HTMLUListElement >( null );
	const showAll = () => {
		setAll( true );
		// The button disappears.
		setTimeout( () =>
			list.current?.querySelector< HTMLElement >( 'button, a' )?.focus()
		);
	};
	return (
		<ul
			ref={ list }
			className={ `pharos-extend__list${ isAll ? ' is-all' : '' }` }
		>
			{ installed.products.map( ( product ) => (
				<ProductCard
					key={ `${ product.type } ${ product.slug }` }
					product={ product }
					installed={ installed }
				/>
			) ) }
			<li className="pharos-extend__more">
				<Button variant="link" onClick={ showAll }>
					{ __( 'Show all', 'pharos-seo' ) }
				</Button>
			</li>
		</ul>
	);
}
