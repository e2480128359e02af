import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mention } from '../announce';
import './style.scss';

/** Waits shorter than this show nothing: a flash is worse than a moment of white. */
const SHOW_AFTER = 150;
/** The pending screen's delay of spec.md section 9. */
const SPEAK_AFTER = 1000;

interface SkeletonProps {
	rows?: number;
}

/** What a page looks like before its values are there. */
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
