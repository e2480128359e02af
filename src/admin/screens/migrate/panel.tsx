import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface PanelProps {
	title: string;
	children: ReactNode;
}

/** A card of the migration. It takes over the focus that got lost with the button that led to it. */
export function Panel( { title, children }: PanelProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		const { activeElement, body } = document;
		if ( ! activeElement || activeElement === body ) {
			heading.current?.focus( { preventScroll: true } );
		}
	}, [] );
	return (
		<section className="pharos-card">
			<h2
				ref={ heading }
				className="pharos-card__title pharos-migrate__title"
				tabIndex={ -1 }
			>
				{ title }
			</h2>
			{ children }
		</section>
	);
}
