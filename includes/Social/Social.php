<?php
/**
 * The tags for social networks in a page's head.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Core\AddOns;
use Pharos\Core\Tag;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;

final class Social {
	/** Types of X cards. */
	public const CARD_TYPES = ['summary_large_image', 'summary'];

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * @param string $title, $description Title and description of the page, as plain text.
	 * @param string $canonical           Its canonical URL; '' if it has none.
	 * @return list<Tag>
	 */
	public function tags(
		Context $context,
		string $title,
		string $description,
		string $canonical,
	): array {
		if ($context->kind === Context::OTHER) {
			return [];
		}
		$tags = [
			...$this->shares($context, $title, $description, $canonical),
			...$this->accounts($context),
		];
		/**
		 * Filters the Open Graph tags and X card tags of a page and its links to the site's social profiles. The links are on
		 * the home page. A URL tag with an invalid URL, such as `javascript:…`, isn’t output.
		 *
		 * @param list<Tag> $tags    Tags with unescaped values; created with Tag::property(), Tag::meta() and Tag::link().
		 * @param Context   $context The page.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_social_tags', static fn(array $tags): array => [
		 * 	...$tags,
		 * 	Pharos\Core\Tag::property('og:video', 'https://example.com/film.mp4'),
		 * ]);
		 */
		$filtered = apply_filters('pharos_social_tags', $tags, $context);
		if (!is_array($filtered)) {
			return AddOns::refuse('pharos_social_tags', $filtered, $tags);
		}
		$sound = array_filter($filtered, static fn($tag): bool => $tag instanceof Tag);
		foreach (array_diff_key($filtered, $sound) as $tag) {
			AddOns::refuse('pharos_social_tags', $tag);
		}
		return array_values($sound);
	}

	/** Whether this is the home page, with the latest posts or static. */
	public static function is_home(Context $context): bool {
		return $context->kind === Context::HOME ||
			($context->kind === Context::POST && PageUrl::is_front_page($context->post()));
	}

	/** @return list<Tag> */
	private function shares(
		Context $context,
		string $title,
		string $description,
		string $canonical,
	): array {
		$shares = new Shares($this->settings, $this->variables);
		$graph = new OpenGraph($this->settings);
		$tags = [];
		$facebook = null;
		if ($this->settings->get('open_graph_tags')) {
			$facebook = $shares->facebook($context, $title, $description);
			$tags = $graph->tags($context, $facebook, $canonical, $this->site_name($context));
		}
		if ($this->settings->get('facebook_meta_tags')) {
			array_push($tags, ...$graph->facebook($context));
		}
		if ($this->settings->get('twitter_meta_tags')) {
			$share = $shares->x($context, $title, $description, $facebook);
			array_push($tags, ...$this->x_card($context, $share, $facebook));
		}
		return $tags;
	}

	/**
	 * @param Share|null $open_graph The page's Open Graph data, which X uses as fallback; null if there are no Open Graph tags.
	 * @return list<Tag>
	 */
	private function x_card(Context $context, Share $share, ?Share $open_graph): array {
		$image = $share->image?->url === $open_graph?->image?->url ? null : $share->image;
		$single = in_array($context->kind, [Context::POST, Context::ATTACHMENT], true);
		$names = [
			'twitter:card' => $this->card_type($context),
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
	private function card_type(Context $context): string {
		$own =
			$context->kind === Context::HOME
				? $this->settings->get('home_page_twitter_card_type')
				: $context->meta()->text('twitter_card_type');
		return in_array($own, self::CARD_TYPES, true)
			? $own
			: $this->settings->get('twitter_card_type');
	}

	/** The site name for social networks. */
	private function site_name(Context $context): string {
		$template = $this->settings->get('og_site_name');
		$name = $template === '' ? '' : $this->variables->render($template, $context);
		return $name === '' ? $this->variables->value($context, 'site_name') : $name;
	}

	/** @return list<Tag> Links to the site's social profiles, on its home page. */
	private function accounts(Context $context): array {
		return $context->page > 1 || !self::is_home($context)
			? []
			: array_map(
				static fn(string $link): Tag => Tag::link('me', $link),
				self::profiles($this->settings),
			);
	}

	/** @return list<string> URLs of the site's social profiles. */
	public static function profiles(Settings $settings): array {
		$x = Address::x_name($settings->get('twitter_profile_username'));
		$links = [
			Address::facebook($settings->get('facebook_page_url')),
			$x === '' ? '' : "https://x.com/$x",
		];
		$accounts = array_filter($settings->get('social_profiles'), 'is_string');
		if (array_filter($accounts, 'strlen') !== []) {
			$profiles = new Profiles();
			foreach ($accounts as $id => $account) {
				$links[] = $profiles->address((string) $id, $account);
			}
		}
		return array_values(array_unique(array_filter($links, 'strlen')));
	}
}
