<?php
/**
 * The settings and fields that make the social tags of a page.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Analysis\Fix;
use Pharos\Head\OtherPage;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Template\PageTexts;

/** The order is that of Social\Shares. */
final class SocialSources {
	public function __construct(
		private readonly Settings $settings,
		private readonly OtherPage $head,
		private readonly Sources $sources,
	) {}

	/**
	 * @param string $name  The name of a tag that Pharos outputs, such as "og:title".
	 * @param string $value Its content.
	 * @return array{text: string, link: array{label: string, url: string}|null}
	 */
	public function source(string $name, string $value): array {
		if (in_array('pharos_social_tags', $this->head->filtered, true)) {
			return Source::filter('pharos_social_tags');
		}
		$is_x = str_starts_with($name, 'twitter:');
		if (preg_match('/^(?:og|twitter):(title|description|image)(?::|$)/', $name, $part) === 1) {
			$networks = $is_x ? ['twitter', 'facebook'] : ['facebook'];
			return $this->set($part[1], $networks) ??
				($part[1] === 'image' ? $this->image($value) : $this->page_text($part[1], $value));
		}
		return $name === 'og:url'
			? $this->sources->canonical()
			: Source::create(
				__('The data of the page and the site.', 'pharos-seo'),
				Fix::setting(
					__('Change the settings', 'pharos-seo'),
					$is_x ? '/general/social/x' : '/general/social/facebook',
				),
			);
	}

	/**
	 * Returns the source of a part that is set for the network; null if it comes from the page.
	 *
	 * @param 'title'|'description'|'image' $part
	 * @param list<'facebook'|'twitter'>    $networks
	 */
	private function set(string $part, array $networks): ?array {
		$context = $this->head->context;
		if ($context->kind === Context::HOME) {
			$network = $this->settings->get('twitter_same_as_facebook') ? 'facebook' : $networks[0];
			$key = "home_page_{$network}_$part" . ($part === 'image' ? '_url' : '');
			return $this->settings->get($key) === ''
				? null
				: Source::create(
					__('The setting of the home page.', 'pharos-seo'),
					Fix::setting(
						__('Change the setting', 'pharos-seo'),
						'/general/homepage/social',
						$key,
					),
				);
		}
		$own = $context->meta();
		$of_type = PageTexts::templates($context, $this->settings);
		foreach ($networks as $network) {
			$is_set =
				$part === 'image'
					? $own->image($network) !== null
					: $own->text("{$network}_$part") !== '';
			if ($is_set) {
				return Source::create(
					__('The social fields of this page.', 'pharos-seo'),
					$this->sources->edit("{$network}_$part"),
				);
			}
		}
		foreach ($networks as $network) {
			if ($part !== 'image' && ($of_type["{$network}_$part"] ?? '') !== '') {
				return Source::create(
					__('The template of this content type.', 'pharos-seo'),
					Fix::setting(__('Edit the template', 'pharos-seo'), '/general'),
				);
			}
		}
		return null;
	}

	/** @param 'title'|'description' $part */
	private function page_text(string $part, string $value): array {
		return $this->head->values[$part] === $value
			? $this->sources->text($part)
			: Source::create(
				$part === 'title'
					? __('The title of the page, without the site name.', 'pharos-seo')
					: __('The content of the page.', 'pharos-seo'),
				$this->sources->edit("facebook_$part"),
			);
	}

	private function image(string $value): array {
		if ($this->settings->get('fallback_image') === $value) {
			return Source::create(
				__('The default social image.', 'pharos-seo'),
				Fix::setting(
					__('Change the setting', 'pharos-seo'),
					'/general/social',
					'fallback_image',
				),
			);
		}
		$is_featured = $this->head->context->image()?->url === $value;
		return Source::create(
			$is_featured
				? __('The featured image of the page.', 'pharos-seo')
				: __('An image of the page or of the site.', 'pharos-seo'),
			$this->sources->edit('facebook_image'),
		);
	}
}
