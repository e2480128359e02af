<?php
/**
 * Migrates the settings of SureRank, most of which have the same name in Pharos.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images;
use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SettingsMapper;
use Pharos\Migration\StoredValue;

final class Settings {
	public function __construct(private readonly Options $options, private readonly Graph $graph) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		(new LossMapper('SureRank', $this->options))->damaged($mapped);
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$templates = new PageTemplates($this->options);
		$templates->add_to($mapped);
		$templates->home($mapped);
		$this->robots($mapped);
		(new SettingsMapper('SureRank', $this->options))->add_to($mapped);
		$this->networks($mapped);
		$schemas = $this->graph->of_site($mapped);
		if ($schemas !== null) {
			$mapped->values['schemas'] = $schemas;
		}
		$mapped->robots_txt = StoredValue::text(get_option('surerank_robots_txt_content'));
		(new NotMigrated($this->options))->add_to($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		$archives = [
			...ContentTypes::taxonomies(),
			...ContentTypes::archive_names(),
			...['author', 'date'],
		];
		$known = [...ContentTypes::types(), ...$archives, 'search'];
		foreach (['no_index', 'no_follow', 'no_archive'] as $list) {
			$names = $this->options->list($list);
			if (in_array('archive', $names, true)) {
				$names = [...array_diff($names, ['archive']), ...$archives];
			}
			$mapped->values[$list] = array_values(array_unique(array_intersect($names, $known)));
			foreach (array_diff($names, $known) as $gone) {
				$mapped->lose('taxonomy_gone', $gone, $list);
			}
			if ($names !== [] && $list !== 'no_index') {
				$mapped->lose('empty_archives', '', $list);
			}
		}
		// If any content type is set to noindex, so are terms without posts.
		$mapped->values['noindex_empty_terms'] = $this->options->list('no_index') !== [];
		// Page 2 and up has the canonical URL of the first page.
		$mapped->values['first_page_canonical'] = [
			'custom',
			'home',
			...ContentTypes::types(),
			...ContentTypes::taxonomies(),
		];
		$home = $this->options->map('home_page_robots')['general'] ?? [];
		$mapped->values['home_page_robots'] = [
			'general' => array_values(
				array_intersect(['noindex', 'nofollow', 'noarchive'], is_array($home) ? $home : []),
			),
		];
		$links = [];
		foreach ($this->options->list('paginated_link_relationships') as $name) {
			array_push(
				$links,
				...match ($name) {
					'homepage' => ['home'],
					'archives' => $archives,
					'pages' => ['page'],
					default => [],
				},
			);
		}
		$mapped->values['paginated_link_relationships'] = array_values(array_unique($links));
	}

	private function networks(MappedData $mapped): void {
		$options = $this->options;
		$image = Image::accepted($mapped, $options->text('fallback_image'), 'fallback_image');
		$mapped->set('fallback_image', $image);
		$mapped->set('fallback_image_id', Images::id_of($image));
		foreach ($options->map('social_profiles') as $network => $account) {
			$this->account($mapped, (string) $network, trim(StoredValue::text($account)));
		}
	}

	private function account(MappedData $mapped, string $network, string $account): void {
		[$setting, $name] = match ($network) {
			'facebook' => ['facebook_page_url', $account],
			'twitter' => ['twitter_profile_username', Networks::x_name($account)],
			default => ['', $account],
		};
		if ($account === '') {
			return;
		}
		if ($setting === '') {
			$known = (new \Pharos\Social\Profiles())->list();
			in_array($network, array_column($known, 'id'), true)
				? ($mapped->values['social_profiles'][$network] = $account)
				: Networks::add_to($mapped, [$account]);
			return;
		}
		$mapped->values[$setting] ??= $name;
		if ($mapped->values[$setting] !== $name) {
			$mapped->lose('network', $account, 'social_profiles');
		}
	}
}
