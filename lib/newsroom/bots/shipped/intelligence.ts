// Artificial intelligence: models, their makers, and their effects on the world.
import type { WrittenBot } from './read';

export const intelligence: WrittenBot = {
  id: 'ai',
  icon: 'chip',
  category: 'technology',
  name: { en: 'Artificial intelligence', zh: '人工智能', ph: 'Artipisyal na intelihensiya' },
  description: {
    en: 'New models, those who build them, and what they change at work, in law and at school.',
    zh: '新模型、背后的公司，以及它们带来的改变。',
    ph: 'Mga bagong modelo, ang gumagawa ng mga ito, at ang binabago nila.',
  },
  subjects: ['ai'],
  sections: ['technology', 'financial', 'science', 'politics', 'world', 'health'],
  names: `OpenAI, ChatGPT, Anthropic, DeepSeek, DeepMind, Sam Altman, Gemini AI, Mistral AI, xAI, Grok, GPT-5, GPT-4,
    Hugging Face, Perplexity AI, Midjourney, Meta AI, Google AI, Claude AI, Qwen, Llama 4`,
  words: {
    en: `AI, A.I., artificial intelligence, generative AI, large language model, language model, chatbot, AI model, AI agent,
      AI chip, machine learning, neural network, deepfake, AI safety, AI startup, AI tool, superintelligence`,
    zh: `人工智能, 大模型, 生成式, 智能体, 机器学习, 深度学习, 聊天机器人, AI, 算力, 通义千问, 文心一言, 豆包, 具身智能`,
    ph: `AI, artificial intelligence, artipisyal na intelihensiya, chatbot, deepfake, machine learning`,
  },
  without: { en: 'Air India, Amnesty International' },
};
