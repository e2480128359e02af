import { VisuallyHidden } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

interface CounterProps {
	id?: string;
	count: number;
	limit: number;
}

/** The counter, such as "43 / 60", with a text when the limit is exceeded. */
export function Counter( { id, count, limit }: CounterProps ) {
	const over = count - limit;
	return (
		<div
			id={ id }
			className={ `pharos-template-field__counter${ over > 0 ? ' is-over' : '' }` }
		>
			{ over > 0 && (
				<span>
					{ sprintf(
						/* translators: %d: number of characters beyond the limit. */
						_n(
							'%d character over',
							'%d characters over',
							over,
							'pharos-seo'
						),
						over
					) }
				</span>
			) }{ ' ' }
			<bdi aria-hidden="true">{ `${ count } / ${ limit }` }</bdi>
			<VisuallyHidden>
				{ sprintf(
					/* translators: 1: number of characters. 2: how many there may be. */
					__( '%1$d of %2$d characters', 'pharos-seo' ),
					count,
					limit
				) }
			</VisuallyHidden>
		</div>
	);
}

/** The counter as a thin bar. */
export function CounterBar( { count, limit }: Omit< CounterProps, 'id' > ) {
	const share = Math.min( 1, count / Math.max( 1, limit ) );
	const state = count > limit ? ' is-over' : '';
	return (
		<div className="pharos-template-field__bar" aria-hidden="true">
			<div
				className={ `pharos-template-field__bar-fill${ state }` }
				style={ { inlineSize: `${ share * 100 }%` } }
			/>
		</div>
	);
}
