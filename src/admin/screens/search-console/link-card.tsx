import { Link } from 'react-router-dom';
import { focusHeading } from '../../navigation/focus-heading';

interface LinkCardProps {
	title: string;
	text: string;
	/** The label of the link. */
	link: string;
	/** The route of the screen. */
	to: string;
}

/** A card that introduces another screen of Search Console. */
export const LinkCard = ( { title, text, link, to }: LinkCardProps ) => (
	<section className="pharos-card pharos-gsc" aria-label={ title }>
		<h2 className="pharos-card__title">{ title }</h2>
		<p>{ text }</p>
		<p>
			<Link to={ to } state={ focusHeading }>
				{ link }
			</Link>
		</p>
	</section>
);
