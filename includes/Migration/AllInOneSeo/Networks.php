<?php
/**
 * Social settings of All in One SEO: Open Graph and X card tags, and social profiles.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks as Accounts;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Social\Social;

final class Networks {
	private const PROFILES = 'social.profiles';

	/** URL prefixes for the user name, if one name is used for all profiles. */
	private const ADDRESSES = [
		'facebookPageUrl' => 'https://facebook.com/',
		'twitterUrl' => 'https://x.com/',
		'instagramUrl' => 'https://instagram.com/',
		'tiktokUrl' => 'https://tiktok.com/@',
		'pinterestUrl' => 'https://pinterest.com/',
		'youtubeUrl' => 'https://youtube.com/',
		'linkedinUrl' => 'https://linkedin.com/in/',
		'tumblrUrl' => 'https://tumblr.com/',
		'yelpPageUrl' => 'https://yelp.com/biz/',
		'soundCloudUrl' => 'https://soundcloud.com/',
		'wikipediaUrl' => 'https://en.wikipedia.org/wiki/',
		'myspaceUrl' => 'https://myspace.com/',
		'wordPressUrl' => 'https://profiles.wordpress.org/',
		'blueskyUrl' => 'https://bsky.app/profile/',
		'threadsUrl' => 'https://threads.com/@',
	];

	/** The profiles that use this name by default. */
	private const INCLUDED = [
		'facebookPageUrl',
		'twitterUrl',
		'tiktokUrl',
		'pinterestUrl',
		'instagramUrl',
		'youtubeUrl',
		'linkedinUrl',
	];

	/** Sources of a post's image that also exist here. */
	private const SOURCES = ['', 'default', 'featured', 'content', 'auto'];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$this->card($mapped);
		$this->site_name($mapped);
		$this->accounts($mapped);
		$this->images($mapped);
	}

	private function card(MappedData $mapped): void {
		$card = $this->options->text(
			'social.twitter.general.defaultCardType',
			'summary_large_image',
		);
		if (in_array($card, Social::CARD_TYPES, true)) {
			$mapped->values['twitter_card_type'] = $card;
		} else {
			$mapped->lose_text('card', $card, 'defaultCardType');
		}
		$home = $this->options->text('social.twitter.homePage.cardType', 'summary');
		if (in_array($home, Social::CARD_TYPES, true)) {
			$mapped->values['home_page_twitter_card_type'] = $home === $card ? '' : $home;
		} else {
			$mapped->lose_text('card', $home === $card ? '' : $home, 'homePage.cardType');
		}
	}

	private function accounts(MappedData $mapped): void {
		$urls = $this->urls();
		$mapped->set('facebook_page_url', $urls['facebookPageUrl'] ?? '');
		$x = Accounts::x_name($urls['twitterUrl'] ?? '');
		$mapped->set('twitter_profile_username', $x);
		if ($this->options->is_on('social.twitter.general.showAuthor', true)) {
			$mapped->set('twitter_profile_fallback', $x);
		}
		if ($this->options->is_on('social.facebook.general.showAuthor', true)) {
			$author = $this->options->text('social.facebook.advanced.authorUrl');
			$mapped->set('facebook_author_fallback', $author);
		}
		Accounts::add_to($mapped, [
			...array_values(array_diff_key($urls, ['facebookPageUrl' => 0, 'twitterUrl' => 0])),
			...StoredValue::parts(
				$this->options->text(self::PROFILES . '.additionalUrls'),
				'/\s+/',
			),
		]);
	}

	/** @return array<string, string> Profile URLs by All in One SEO's names. */
	private function urls(): array {
		$urls = [];
		foreach ([...array_keys(self::ADDRESSES), 'googlePlacesUrl'] as $name) {
			$urls[$name] = $this->options->text(self::PROFILES . ".urls.$name");
		}
		$same = self::PROFILES . '.sameUsername';
		$name = $this->options->text("$same.username");
		if ($this->options->is_on("$same.enable")) {
			$included =
				$this->options->value("$same.included") === null
					? self::INCLUDED
					: $this->options->list("$same.included");
			// Facebook and X then have no separate URL.
			unset($urls['facebookPageUrl'], $urls['twitterUrl']);
			foreach ($name === '' ? [] : $included as $network) {
				if (isset(self::ADDRESSES[$network])) {
					$urls[$network] = self::ADDRESSES[$network] . $name;
				}
			}
		}
		return array_filter($urls, 'strlen');
	}

	private function images(MappedData $mapped): void {
		$this->image_sources($mapped);
		foreach (
			['facebook' => 'fallback_image', 'twitter' => 'twitter_fallback_image']
			as $network => $to
		) {
			$url = $this->default_image($network);
			Images::add_to($mapped, $url, $url === '' ? 0 : Images::id_of($url), $to, "{$to}_id");
		}
		if (isset($mapped->values['twitter_fallback_image'])) {
			// Archives have no X data, so they use that for Facebook.
			foreach (ContentTypes::archives() as $type) {
				$mapped->values['templates']['archives']["archive-$type"]['twitter_image'] =
					$mapped->values['fallback_image'] ?? '';
			}
		}
	}

	/**
	 * Returns the default image of a network.
	 *
	 * @param 'facebook'|'twitter' $network
	 * @return string The URL; '' if there is none, and for X if it uses Facebook's image.
	 */
	public function default_image(string $network): string {
		$url = $this->options->text('social.facebook.general.defaultImagePosts');
		// Without one, All in One SEO outputs the site logo.
		$logo = $url === '' ? (int) get_theme_mod('custom_logo') : 0;
		$of_facebook = $logo > 0 ? (string) wp_get_attachment_url($logo) : $url;
		if ($network === 'facebook') {
			return $of_facebook;
		}
		$of_x = $this->options->is_on('social.twitter.general.useOgData', true)
			? ''
			: $this->options->text('social.twitter.general.defaultImagePosts');
		return $of_x === $of_facebook ? '' : $of_x;
	}

	/** Whether the featured image is used for posts without a custom image. */
	public function shares_featured(): bool {
		return in_array(
			$this->options->text('social.facebook.general.defaultImageSourcePosts', 'default'),
			['featured', 'auto'],
			true,
		);
	}

	/** Migrates the image source of posts without a custom image: for X, Pharos uses Facebook's. */
	private function image_sources(MappedData $mapped): void {
		$path = 'social.facebook.general.defaultImageSourcePosts';
		$source = $this->options->text($path, 'default');
		$mapped->values['social_image_featured'] = $this->shares_featured();
		$mapped->values['social_image_content'] = in_array($source, ['content', 'auto'], true)
			? 'full'
			: '';
		if (!in_array($source, self::SOURCES, true)) {
			$mapped->lose('image_source', $source, $path);
		}
		$path = 'social.twitter.general.defaultImageSourcePosts';
		$of_x = $this->options->text($path, 'default');
		// Without a custom image, Pharos uses Facebook's image for X.
		if ($of_x !== $source && $of_x !== 'default') {
			$mapped->lose('image_source', $of_x, $path);
		}
	}

	/** Migrates the site name in Open Graph tags, if it differs from the site's. */
	private function site_name(MappedData $mapped): void {
		$path = 'social.facebook.general.siteName';
		$name = (new Variables())->translate(
			$this->options->text($path, '#site_title #separator_sa #tagline'),
			TemplateContext::HOME,
			$mapped,
			$path,
		);
		$mapped->set('og_site_name', $name === '%site_name%' ? '' : $name);
	}
}
