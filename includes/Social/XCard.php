<?php
/**
 * X card tags.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Core\Tag;
use Pharos\Page\Context;
use Pharos\Settings\Settings;

final class XCard {
	public const TYPES = ['summary_large_image', 'summary'];

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param Share|null $open_graph The page's Open Graph data, which X uses as fallback; null if there are no Open Graph tags.
	 * @return list<Tag>
	 */
	public function tags(Context $context, Share $share, ?Share $open_graph): array {
		$image = $share->image?->url === $open_graph?->image?->url ? null : $share->image;
		$single = in_array($context->kind, [Context::POST, Context::ATTACHMENT], true);
		$names = [
			'twitter:card' => $this->card($context),
			'twitter:site' => Address::x_name($this->settings->get('twitter_profile_username')),
			'twitter:creator' => $single ? (new Authors($this->settings))->x_name($context) : '',
			'twitter:title' => $share->title === $open_graph?->title ? '' : $share->title,
			'twitter:description' =>
				$share->description === $open_graph?->description ? '' : $share->description,
			'twitter:image' => $image->url ?? '',
			// X doesn't use og:image:alt.
			'twitter:image:alt' => $share->image->alt ?? '',
		];
		$tags = [];
		foreach ($names as $name => $content) {
			if ($content !== '') {
				$is_account = $name === 'twitter:site' || $name === 'twitter:creator';
				$tags[] = Tag::meta($name, $is_account ? "@$content" : $content);
			}
		}
		return $tags;
	}

	/** The card type of the object or the home page; otherwise the site's. */
	private function card(Context $context): string {
		$own =
			$context->kind === Context::HOME
				? $this->settings->get('home_page_twitter_card_type')
				: $context->own()->text('twitter_card_type');
		return in_array($own, self::TYPES, true) ? $own : $this->settings->get('twitter_card_type');
	}
}
