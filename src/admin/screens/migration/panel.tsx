import type { ReactNode } from 'react';

interface PanelProps {
	title: string;
	children: ReactNode;
}

/** A card of the migration. Its heading gets the focus when the wizard moves to the next step. */
export function Panel( { title, children }: PanelProps ) {
	return (
		<section className="pharos-card">
			<h2
				className="pharos-card__title pharos-migrate__title"
				tabIndex={ -1 }
			>
				{ title }
			</h2>
			{ children }
		</section>
	);
}
