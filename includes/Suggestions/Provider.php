<?php
/**
 * The AI provider and the model that suggestions come from.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Settings\Settings;
use WordPress\AiClient\AiClient;
use WordPress\AiClient\Files\DTO\File;
use WordPress\AiClient\Messages\DTO\MessagePart;
use WordPress\AiClient\Messages\DTO\UserMessage;
use WordPress\AiClient\Providers\Models\DTO\ModelConfig;
use WordPress\AiClient\Providers\Models\DTO\ModelRequirements;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;

/** Found in WordPress's registry of providers, in its order: the first one with a model that returns text as JSON. */
final class Provider {
	public const SETTING = 'enable_ai_suggestions';

	/** The smallest image: only its type counts. */
	private const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

	private function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $model,
		public readonly string $model_name,
	) {}

	/** Whether WordPress has an AI client (7.0 and later) that isn't turned off. */
	public static function is_supported(): bool {
		return function_exists('wp_ai_client_prompt') && wp_supports_ai();
	}

	/**
	 * Why there are no suggestions.
	 *
	 * @return ''|'off'|'unsupported'|'no_model'
	 */
	public static function obstacle(Settings $settings): string {
		return match (true) {
			!$settings->get(self::SETTING) => 'off',
			!self::is_supported() => 'unsupported',
			self::current() === null => 'no_model',
			default => '',
		};
	}

	/** The provider that gets the text; null if none is connected. */
	public static function current(): ?self {
		foreach (AiClient::defaultRegistry()->getRegisteredProviderIds() as $id) {
			$found = self::find($id, false);
			if ($found) {
				return $found;
			}
		}
		return null;
	}

	/** The same provider with a model that reads images, too: no other one gets the image. Null if it has none. */
	public function vision(): ?self {
		return self::find($this->id, true);
	}

	/** @return array{id: string, name: string, model: string} For REST. */
	public function data(): array {
		return ['id' => $this->id, 'name' => $this->name, 'model' => $this->model_name];
	}

	private static function find(string $id, bool $with_image): ?self {
		$registry = AiClient::defaultRegistry();
		try {
			$models = $registry->findProviderModelsMetadataForSupport(
				$id,
				self::requirements($with_image),
			);
			$provider = $registry->getProviderClassName($id)::metadata();
			return $models === []
				? null
				: new self($id, $provider->getName(), $models[0]->getId(), $models[0]->getName());
		} catch (\Throwable) {
			// A provider that fails to list its models counts as not connected.
			return null;
		}
	}

	/** What the requests of Request need of a model. */
	private static function requirements(bool $with_image): ModelRequirements {
		$parts = [new MessagePart('-')];
		if ($with_image) {
			$parts[] = new MessagePart(new File(self::PIXEL));
		}
		$config = new ModelConfig();
		$config->setSystemInstruction('-');
		$config->setOutputMimeType('application/json');
		$config->setOutputSchema(Answer::SCHEMA);
		return ModelRequirements::fromPromptData(
			CapabilityEnum::textGeneration(),
			[new UserMessage($parts)],
			$config,
		);
	}
}
