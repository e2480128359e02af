import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mention } from '../announce';
import './style.scss';

/** Milliseconds before the skeleton is shown: for shorter waits, a flash would be worse than nothing. */
const SHOW_AFTER = 150;
/** Milliseconds before loading is announced: screen readers needn't hear of shorter waits. */
const SPEAK_AFTER = 1000;

interface SkeletonProps {
	rows?: number;
}

/** A placeholder for a page whose values are loading. */
export function Skeleton( { rows = 6 }: SkeletonProps ) {
	const [ isShown, setIsShown ] = useState( false );

	useEffect( () => {
		const show = setTimeout( () => setIsShown( true ), SHOW_AFTER );
		const say = setTimeout(
			() => mention( __( 'Loading', 'pharos-seo' ) ),
			SPEAK_AFTER
		);
		return () => {
			clearTimeout( show );
			clearTimeout( say );
		};
	}, [] );

	return (
		<div
			className="pharos-skeleton"
			aria-busy="true"
			aria-hidden={ ! isShown }
		>
			{ isShown &&
				Array.from( { length: rows }, ( _, row ) => (
					<span key={ row } className="pharos-skeleton__bar" />
				) ) }
		</div>
	);
}
