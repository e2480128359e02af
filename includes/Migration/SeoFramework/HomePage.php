<?php
/**
 * The home page in The SEO Framework: settings that apply to both types of home pages.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\MappedData;
use Pharos\Social\Social;

final class HomePage {
	/** Its keys without "homepage_", by the keys of terms. */
	private const KEYS = [
		'doctitle' => 'title',
		'description' => 'description',
		'og_title' => 'og_title',
		'og_description' => 'og_description',
		'tw_title' => 'twitter_title',
		'tw_description' => 'twitter_description',
		'tw_card_type' => 'twitter_card_type',
		'canonical' => 'canonical',
		'redirect' => 'redirect',
	];

	private readonly Titles $titles;

	public function __construct(private readonly Options $options) {
		$this->titles = new Titles($options);
	}

	/** Migrates the home page with the latest posts. */
	public function add_to(MappedData $mapped): void {
		$data = $this->over([]);
		$title = Titles::text($data['doctitle']);
		$mapped->values['home_page_title'] = $this->titles->of_home($title);
		$mapped->values['home_page_description'] = Titles::text($data['description']);
		$facebook = [
			'title' => $this->shared_title($data),
			'description' => Titles::text($data['og_description']),
		];
		$x = array_filter(
			[
				'title' => Titles::text($data['tw_title']),
				'description' => Titles::text($data['tw_description']),
			],
			'strlen',
		);
		$images = new MappedData();
		Image::add_to($images, $data['social_image_url'], $data['social_image_id'], 'image_url');
		array_push($mapped->losses, ...$images->losses);
		$facebook['image_url'] = $images->values['image_url'] ?? '';
		// X inherits missing values from Facebook.
		foreach (['facebook' => $facebook, 'twitter' => $x + $facebook] as $network => $parts) {
			foreach ($parts as $part => $value) {
				$mapped->values["home_page_{$network}_$part"] = $value;
			}
		}
		$mapped->values['twitter_same_as_facebook'] = $x === [];
		if (get_option('show_on_front') !== 'page') {
			$mapped->values['home_page_twitter_card_type'] = in_array(
				$data['tw_card_type'],
				Social::CARD_TYPES,
				true,
			)
				? $data['tw_card_type']
				: '';
			$mapped->lose_text('redirect', $data['redirect'], 'homepage_redirect');
			$mapped->lose_text('no_field', $data['canonical'], 'homepage_canonical');
		}
	}

	/**
	 * Returns the values for a static home page: these settings take precedence over the page's values.
	 *
	 * @param array<string, mixed> $data The page's data.
	 * @return array<string, mixed>
	 */
	public function over(array $data): array {
		foreach (self::KEYS as $key => $target) {
			$text = $this->options->text("homepage_$target");
			$data[$key] = $text === '' ? $data[$key] ?? '' : $text;
		}
		$image = $this->options->text('homepage_social_image_url');
		if ($image !== '') {
			$data['social_image_url'] = $image;
			$data['social_image_id'] = $this->options->id('homepage_social_image_id');
		}
		foreach (array_keys(Robots::DIRECTIVES) as $directive) {
			if (
				Robots::direction($data[$directive] ?? 0) === null &&
				$this->options->is_on("homepage_$directive")
			) {
				$data[$directive] = 1;
			}
		}
		return $data + ['social_image_url' => '', 'social_image_id' => 0];
	}

	public function title(array $data): string {
		return $this->titles->of_home(Titles::text($data['doctitle'] ?? ''));
	}

	/** Returns the title for social networks without the tagline, if they exclude it; '' if they use the title. */
	public function shared_title(array $data): string {
		$own = Titles::text($data['og_title'] ?? '');
		if ($own !== '' || !$this->options->is_on('social_title_rem_additions')) {
			return $own;
		}
		$title = Titles::text($data['doctitle'] ?? '');
		return $title === '' ? '%site_name%' : $title;
	}
}
