import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatTime, pageLanguage } from '../../../../common/locale';
import type { NewsPost } from '../../../../store';
import { readHtml } from './read-html';

interface PostProps {
	post: NewsPost;
	/** The URL of the feed. */
	base: string;
	/** Called when a link to a screen of the application is followed. */
	onLeave: () => void;
}

/** A post of a feed, with its sub-posts. */
export function Post( { post, base, onLeave }: PostProps ) {
	const { title, language, date, postLink, description, children } = post;
	return (
		<article
			className="pharos-news__post"
			lang={ language || undefined }
			dir="auto"
		>
			<h3>{ title }</h3>
			<Time date={ date } />
			{ readHtml( description, base, onLeave ) }
			{ children.map( ( child, index ) => (
				<section key={ index } className="pharos-news__child">
					<h4>{ child.title }</h4>
					<Time date={ child.date } />
					{ readHtml( child.content, base, onLeave ) }
				</section>
			) ) }
			{ postLink && (
				<p lang={ pageLanguage() }>
					<ExternalLink
						href={ postLink }
						aria-label={ sprintf(
							/* translators: %s: title of a post. */
							__(
								'Read more: %s (opens in a new tab)',
								'pharos-seo'
							),
							title
						) }
					>
						{ __( 'Read more', 'pharos-seo' ) }
					</ExternalLink>
				</p>
			) }
		</article>
	);
}

function Time( { date }: { date: number } ) {
	return date > 0 ? (
		<p className="pharos-news__date" lang={ pageLanguage() }>
			<time dateTime={ new Date( date ).toISOString() } dir="auto">
				{ formatTime( date, { dateStyle: 'long' } ) }
			</time>
		</p>
	) : null;
}
